import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { throwMissingCode } from '../lib/api/missing-code.ts';

/** A component whose code comes when its route is opened; code that does not come is our error page's to decide, not the router's. */
export const lazily = (fetchComponent: () => Promise<ComponentType>): RouteComponent =>
  lazyRouteComponent(async () => ({ component: await fetchComponent().catch(throwMissingCode) }), 'component');
