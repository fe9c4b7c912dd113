// Before any component, whose styles must come after these.
import '@mall/ui/core-font.css';
import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import './first-paint.css';
import { fetchMobilePages, mobileRoutes } from './screens/mobile-routes.ts';
import { start } from './start.tsx';

start('mobile', mobileRoutes(), fetchMobilePages);
