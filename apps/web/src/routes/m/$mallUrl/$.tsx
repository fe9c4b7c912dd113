import { createFileRoute } from '@tanstack/react-router';
import { leadToCanonical } from '../../../features/layout/model/lead-to-canonical.ts';
import { MobileNotFound } from '../../../shell/mobile/mobile-not-found.tsx';

// R2.09, R2.18: an address with parameter parts leads to the page that its words name; anything else is not found.
export const Route = createFileRoute('/m/$mallUrl/$')({
  beforeLoad: leadToCanonical,
  notFoundComponent: MobileNotFound,
});
