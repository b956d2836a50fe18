import type { FastifyRequest } from 'fastify';

/** The level of flags that a call is made with; undefined for most callers [EXP-56]. */
export const featureRoleOf = ({ headers }: FastifyRequest): string | undefined => {
  const { 'feature-role': role } = headers;
  return typeof role === 'string' ? role : undefined;
};
