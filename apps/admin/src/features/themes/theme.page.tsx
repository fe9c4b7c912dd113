import { getTheme, type OfficeTheme } from '@mall/contracts/office/themes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { ThemeEditor } from './theme-editor.tsx';

/** The theme of a mall. */
export function ThemePage() {
  const { mall, field } = useOneMall();
  if (!mall) return null;
  return <Theme key={mall.mallId} mallId={mall.mallId} choice={field} />;
}

function Theme({ mallId, choice }: { mallId: number; choice: ReactNode }) {
  const { data, error, refetch } = useQuery(reading(getTheme, { params: { mallId } }));
  const [seen, setSeen] = useState<OfficeTheme>();
  const [isChanged, setChanged] = useState(false);
  // Unsaved changes keep their base version: a colleague's save must not replace it unnoticed.
  if (data && data !== seen && !isChanged) setSeen(data);
  if (seen) return <ThemeEditor key={seen.version} held={seen} choice={choice} onChanged={setChanged} />;
  return (
    <>
      <PageHead title="테마" />
      <PageBody>
        {choice}
        {error ? (
          <Failure error={error} what="테마를" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={8} columns={3} />
        )}
      </PageBody>
    </>
  );
}
