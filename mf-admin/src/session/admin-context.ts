import { createContext } from 'react';
import type { Admin } from '@getaway/contracts/http/session';

/** The signed-in member of staff, for components deep inside a page. Undefined outside of the session guard. */
export const AdminContext = createContext<Admin | undefined>(undefined);
