import type { ThemeBody } from '@mall/contracts/mall-theme';
import { previewTheme } from '@mall/contracts/office/previews';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Switch } from '../../kit/form/controls.tsx';
import { PreviewFrames, previewCaching } from '../../kit/preview/preview-frames.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import styles from './themes.module.css';

const restMilliseconds = 500;

/** The real shop with the edited theme, or with the current one. */
export function ThemePreview({ mallId, theme, live }: { mallId: number; theme: ThemeBody; live: ThemeBody }) {
  const [isBefore, setBefore] = useState(false);
  const shown = useRested(isBefore ? live : theme);
  const { data, error, refetch } = useQuery({
    ...reading(previewTheme, { params: { mallId }, body: { theme: shown } }),
    placeholderData: keepPreviousData,
    ...previewCaching,
    retry: false,
  });
  return (
    <div className={styles.preview}>
      <Switch label="변경 전" isOn={isBefore} onChange={setBefore} />
      {data && <PreviewFrames preview={data} />}
      {!data &&
        (error ? (
          <Failure error={error} what="미리보기를" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={8} columns={2} />
        ))}
    </div>
  );
}

/** The value once it has been stable for a moment: dragging passes through many colours. */
function useRested(theme: ThemeBody): ThemeBody {
  const text = JSON.stringify(theme);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(rested) as ThemeBody;
}
