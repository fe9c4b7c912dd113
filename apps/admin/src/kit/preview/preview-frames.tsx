import type { Device } from '@mall/contracts/codes';
import type { OpenedPreview } from '@mall/contracts/office/previews';
import { useState } from 'react';
import { Segment } from '../form/controls.tsx';
import styles from './preview.module.css';

const frameChoices = [
  { value: 'both', label: '둘 다' },
  { value: 'pc', label: 'PC' },
  { value: 'mobile', label: '모바일' },
];
const frameWords: Readonly<Record<Device, string>> = { pc: 'PC', mobile: '모바일' };

/** Options of a preview's query: cached for the lifetime of its token, and only while it is shown. */
export const previewCaching = { staleTime: 25 * 60_000, gcTime: 0 } as const;

type Props = {
  preview: OpenedPreview;
  /** In a narrow column: one device at a time, the phone first. */
  isNarrow?: boolean;
};

/** The previewed shop on both devices side by side; nothing can be changed there. */
export function PreviewFrames({ preview, isNarrow = false }: Props) {
  const { origin, token, pages } = preview;
  const [label, setLabel] = useState(pages[0]?.label ?? '');
  const [frames, setFrames] = useState(isNarrow ? 'mobile' : 'both');
  const page = pages.find((one) => one.label === label) ?? pages[0];
  if (!page) return null;
  const shown = (['pc', 'mobile'] as const).filter((device) => frames === 'both' || frames === device);
  return (
    <section className={styles.preview} aria-label="미리보기">
      <div className={styles.tools}>
        {!isNarrow && (
          <Segment
            label="화면"
            choices={pages.map((one) => ({ value: one.label, label: one.label }))}
            value={page.label}
            onChange={setLabel}
          />
        )}
        <Segment
          label="기기"
          choices={isNarrow ? frameChoices.slice(1) : frameChoices}
          value={frames}
          onChange={setFrames}
        />
      </div>
      <div className={styles.stage} data-narrow={isNarrow || undefined}>
        {shown.map((device) => (
          <div key={device} className={styles.frame} data-device={device}>
            <iframe
              title={`${frameWords[device]} 미리보기 · ${page.label}`}
              src={`${origin}${page[device]}?preview=${token}`}
              sandbox="allow-scripts allow-same-origin"
              referrerPolicy="no-referrer"
            />
          </div>
        ))}
      </div>
    </section>
  );
}
