import { useMe } from '../../lib/use-me.ts';
import { ApplicationListPage } from './application-list.page.tsx';
import { ApplicationTotalsPage } from './application-totals.page.tsx';

/** The desk of phone applications, or only their totals for staff who may see no more. */
export function ApplicationsPage() {
  const me = useMe();
  if (!me) return null;
  return me.permissions.includes('applications.read') ? <ApplicationListPage /> : <ApplicationTotalsPage />;
}
