import type { RouterPluginContext } from '@tanstack/router-plugin/vite';

/** A page that has code of its own: where it stands, and the modules with its component and those of the layouts around it. */
type RoutePage = { readonly address: string; readonly roots: readonly string[] };

/** The pages of both sites among the modules of a build. */
export function pagesOfRoutes({ routesByFile }: RouterPluginContext, modules: readonly string[]): RoutePage[] {
  const rootOf = new Map(modules.map((id) => [id.replace(/\?tsr-split=component.*$/, '?'), id]));
  const parts = [...routesByFile].flatMap(([file, { routeId }]) => {
    const root = rootOf.get(`${file}?`);
    return root === undefined ? [] : [{ routeId, root }];
  });
  const around = (routeId: string) => parts.filter((part) => routeId.startsWith(`${part.routeId}/`));
  const isLayout = (routeId: string) => parts.some((part) => part.routeId.startsWith(`${routeId}/`));
  return parts
    .filter(({ routeId }) => !isLayout(routeId))
    .map(({ routeId, root }) => ({
      address: addressOf(routeId),
      roots: [...around(routeId).map((part) => part.root), root],
    }));
}

/** `/m/$mallUrl/_simple/login/` stands at `/m/$mallUrl/login`. */
const addressOf = (routeId: string): string => routeId.replace(/\/_\w+/g, '').replace(/\/$/, '');
