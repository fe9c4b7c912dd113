import type { Plugin } from 'vite';

/** In development, as the server does with the built pages: `/m/…` begins with mobile.html. */
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
