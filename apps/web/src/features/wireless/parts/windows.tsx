import { Later } from '../../../components/panel/later.tsx';
import type { Wireless } from '../model/use-wireless.ts';

const fetchContents = () => import('./window-contents.tsx');

/** What opens above a phone's page; its code comes after the page's own. */
export function Windows({ wireless }: { wireless: Wireless }) {
  return (
    <Later name="phone-windows" fetchPart={fetchContents} onMissing={wireless.closePanel}>
      {({ WindowContents }) => <WindowContents wireless={wireless} />}
    </Later>
  );
}
