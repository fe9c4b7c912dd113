import { startFirstPaint } from './lib/browser/first-paint.ts';

// Stands in the HTML of a prerendered page, just below the prerender (apps/api/src/pages/html-shell.ts).
void startFirstPaint();
