import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { planOfficeRoutes } from './plan.office.routes.ts';
import { supportOfficeRoutes } from './support.office.routes.ts';

/** Prices of phones, as staff maintain them. */
export function operatorDataOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  planOfficeRoutes(app, dependencies);
  supportOfficeRoutes(app, dependencies);
}
