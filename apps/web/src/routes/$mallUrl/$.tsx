import { createFileRoute } from '@tanstack/react-router';
import { leadToCanonical } from '../../features/layout/model/lead-to-canonical.ts';
import { DesktopNotFound } from '../../shell/desktop/desktop-not-found.tsx';

// R2.14, R2.18: an address with parameter parts leads to the page that its words name; anything else is not found.
export const Route = createFileRoute('/$mallUrl/$')({
  beforeLoad: leadToCanonical,
  notFoundComponent: DesktopNotFound,
});
