import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { planOfficeRoutes } from './plan.office.routes.ts';
import { supportOfficeRoutes } from './support.office.routes.ts';

/** What phones cost, as staff keep it. */
export function operatorDataOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  planOfficeRoutes(app, dependencies);
  supportOfficeRoutes(app, dependencies);
}
