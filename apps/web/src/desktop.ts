import { routeTree } from './desktop-tree.gen.ts';
import { start } from './start.tsx';

start('pc', routeTree);
