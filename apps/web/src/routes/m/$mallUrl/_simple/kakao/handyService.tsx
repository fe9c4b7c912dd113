import { createFileRoute } from '@tanstack/react-router';
import { HandyServicePage } from '../../../../../features/content/mobile/handy-service.page.tsx';
import { guard } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/kakao/handyService')({
  beforeLoad: guard('simpleService'),
  component: HandyServicePage,
});
