import type { AccessRule, Endpoint } from '@mall/contracts/endpoint';
import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly dependencies: Dependencies;
    /** Set while this instance still serves but is about to end, so that load balancers send requests elsewhere. */
    readonly draining: { current: boolean };
  }
  interface FastifyContextConfig {
    access?: AccessRule;
    endpoint?: Endpoint;
    officeEndpoint?: OfficeEndpoint;
    /** Serves documents, which are rate-limited separately from calls. */
    isPage?: boolean;
  }
}

/** Prevents the start when a route does not say who may call it. */
export function requireAccessRules(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access).map((route) => `${String(route.method)} ${route.url}`);
    if (open.length > 0) throw new Error(`No access rule for ${open.join(', ')}: add config.access or use bind()`);
  });
}

/** Declares the routes of a plugin that brings its own, such as the API's documentation, open to anyone. */
export function declarePublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}
