import {
  type Config,
  type RouterPluginContext,
  tanStackRouterCodeSplitter,
  tanstackRouterGenerator,
} from '@tanstack/router-plugin/vite';
import type { Plugin, PluginOption } from 'vite';

const common = {
  target: 'react',
  routesDirectory: './src/routes',
  addExtensions: true,
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
  // What a page asks for first lies with the page: with the tree it would be a cost of every visitor.
  codeSplittingOptions: {
    defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
    // Every page of a mall stands in its mall's route, so that is no file of its own.
    splitBehavior: ({ routeId }) =>
      /^(\/m)?\/\$mallUrl$/.test(routeId) ? [['errorComponent'], ['notFoundComponent']] : undefined,
  },
} satisfies Partial<Config>;

/** One tree of routes for each site, so that a visitor of one loads nothing of the other. */
export function routesOfTwoSites(): { plugins: PluginOption; routes: RouterPluginContext } {
  const desktop: RouterPluginContext = { routesByFile: new Map() };
  const mobile: RouterPluginContext = { routesByFile: new Map() };
  const both: RouterPluginContext = {
    get routesByFile() {
      return new Map([...desktop.routesByFile, ...mobile.routesByFile]);
    },
  };
  const plugins = [
    tanstackRouterGenerator(
      { ...common, generatedRouteTree: './src/desktop-tree.gen.ts', routeFileIgnorePattern: '^m$' },
      desktop,
    ),
    tanstackRouterGenerator(
      {
        ...common,
        generatedRouteTree: './src/mobile-tree.gen.ts',
        virtualRouteConfig: {
          type: 'root',
          file: '__root.tsx',
          children: [{ type: 'physical', pathPrefix: '/m', directory: 'm' }],
        },
      },
      mobile,
    ),
    tanStackRouterCodeSplitter(common, both),
  ];
  return { plugins, routes: both };
}

/** While developing, as the server does with the built pages: `/m/…` begins with mobile.html. */
export function mobilePages(): Plugin {
  return {
    name: 'mall:mobile-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        if (isPage && /^\/m(\/|\?|$)/.test(request.url ?? '')) request.url = '/mobile.html';
        next();
      });
    },
  };
}
