import { createFileRoute } from '@tanstack/react-router';
import { CertificationWindow } from '../../../features/certification/parts/certification-window.tsx';
import { guard } from '../../../lib/guard.ts';
import { keepParams } from '../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/popup/certPhone')({
  validateSearch: keepParams('purpose', 'back', 'ticket', 'failure'),
  beforeLoad: guard('phoneCertification'),
  component: function CertificationRoute() {
    return <CertificationWindow address={Route.useSearch()} />;
  },
});
