// Before any component, whose styles must come after these.
import '@mall/ui/core-font.css';
import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import './first-paint.css';
import { routeTree } from './mobile-tree.gen.ts';
import { start } from './start.tsx';

start('mobile', routeTree);
