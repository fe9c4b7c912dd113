import { exportLists } from '@mall/domain/office/export-lists';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import { useMay } from '../../lib/use-me.ts';
import { Button } from '../button.tsx';
import { ExportModal } from './export-modal.tsx';
import type { List } from './use-list.ts';

/** 내려받기 of what a list's filters find; hidden where the list cannot be exported, or not by these staff. */
export function ExportButton<E extends Callable>({
  endpoints,
  list,
}: {
  endpoints: readonly Callable[];
  list: List<E>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [mayMasked, mayClear] = [useMay('exports.write'), useMay('personalExports.write')];
  const known = endpoints.filter(({ path }) => path in exportLists);
  if (known.length === 0 || !(mayMasked || mayClear)) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={Download} onClick={() => setOpen(true)}>
        내려받기
      </Button>
      {isOpen && (
        <ExportModal
          endpoints={known}
          query={list.query}
          count={list.page.data?.count}
          mayClear={mayClear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
