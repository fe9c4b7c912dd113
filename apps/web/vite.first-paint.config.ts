import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutSchemas } from './vite/without-schemas.ts';

/** Builds the code with which the server prerenders entrance pages, after the browser's code, whose class names it shares. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: withoutSchemas,
  // Bundled completely, so that production needs none of the browser's packages.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/first-paint.tsx',
    outDir: 'dist/first-paint',
  },
});
