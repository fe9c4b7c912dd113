import { routeTree } from './mobile-tree.gen.ts';
import { start } from './start.tsx';

start('mobile', routeTree);
