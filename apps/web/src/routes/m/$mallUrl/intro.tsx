import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../../features/session/mobile/intro.page.tsx';
import { guard } from '../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/intro')({ beforeLoad: guard('intro'), component: IntroPage });
