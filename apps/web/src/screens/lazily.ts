import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { throwMissingCode } from '../lib/api/missing-code.ts';

/** A component whose code loads when its route is opened; if it fails to load, our error page decides, not the router. */
export const lazily = (fetchComponent: () => Promise<ComponentType>): RouteComponent =>
  lazyRouteComponent(async () => ({ component: await fetchComponent().catch(throwMissingCode) }), 'component');
