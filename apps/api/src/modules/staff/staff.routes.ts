import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { accountRoutes } from './account/account.routes.ts';
import { invitationRoutes } from './invitation/invitation.routes.ts';
import { managementRoutes } from './management/management.routes.ts';
import { roleRoutes } from './management/role.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

/** The office's staff: signing in, one's own account, and management. */
export function staffRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { officeDatabase } = dependencies;
  if (!officeDatabase) return;
  const office = { ...dependencies, database: officeDatabase };
  signInRoutes(app, office);
  invitationRoutes(app, office);
  accountRoutes(app, office);
  managementRoutes(app, office);
  roleRoutes(app, office);
}
