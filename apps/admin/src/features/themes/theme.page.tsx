import { getTheme } from '@mall/contracts/office/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
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
  const { edited, setChanged } = useEditedVersion(data);
  if (edited) return <ThemeEditor key={edited.version} held={edited} choice={choice} onChanged={setChanged} />;
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
