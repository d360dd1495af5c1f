import { Prisma } from '../generated/prisma/client.ts';

/** Whether a write failed because the thing is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
