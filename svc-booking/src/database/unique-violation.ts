import { Prisma } from '../generated/prisma/client.ts';

/** Whether a write failed because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
