import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutSchemas } from './vite/without-schemas.ts';

/** Builds what the server prerenders entrance pages with, after the browser's code, whose class names it shares. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: withoutSchemas,
  // Whole, so that where malls are served no package of the browser's is installed.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/first-paint.tsx',
    outDir: 'dist/first-paint',
  },
});
