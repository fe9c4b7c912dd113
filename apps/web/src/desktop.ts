// Before any component, whose styles must come after these.
import '@mall/ui/core-font.css';
import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import './first-paint.css';
import { desktopRoutes, fetchDesktopPages } from './screens/desktop-routes.ts';
import { start } from './start.tsx';

start('pc', desktopRoutes(), fetchDesktopPages);
