import { createFileRoute } from '@tanstack/react-router';
import { MobileSimple } from '../../../shell/mobile/mobile-simple.tsx';

export const Route = createFileRoute('/m/$mallUrl/_simple')({ component: MobileSimple });
