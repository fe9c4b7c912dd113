import { startFirstPaint } from './lib/browser/first-paint.ts';

// Inlined into the HTML of a prerendered page, just below the prerender (apps/api/src/pages/html-shell.ts).
void startFirstPaint();
