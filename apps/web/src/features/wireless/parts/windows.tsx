import { Later } from '../../../components/panel/later.tsx';
import type { Wireless } from '../model/use-wireless.ts';

const fetchContents = () => import('./window-contents.tsx');

/** The dialogs of a phone's page; their code loads after the page's own. */
export function Windows({ wireless }: { wireless: Wireless }) {
  return (
    <Later name="phone-windows" fetchPart={fetchContents} onMissing={wireless.closePanel}>
      {({ WindowContents }) => <WindowContents wireless={wireless} />}
    </Later>
  );
}
