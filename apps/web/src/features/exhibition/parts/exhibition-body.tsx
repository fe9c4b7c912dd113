import { SectionTabs } from '../../../components/page/section-tabs.tsx';
import type { Exhibition } from '../model/use-exhibition.ts';
import { ClosedExhibition } from './closed-exhibition.tsx';
import styles from './exhibition-body.module.css';
import { ExhibitionNotice } from './exhibition-notice.tsx';
import { ExhibitionSection } from './exhibition-section.tsx';

/** Everything below the banner; a single part needs no tab. */
export function ExhibitionBody({ page }: { page: Exhibition }) {
  const { exhibition, sections, tabs, hasNotice } = page;
  if (!exhibition) return null;
  if (exhibition.state !== 'open') return <ClosedExhibition exhibition={exhibition} />;
  return (
    <div className={styles.body}>
      {tabs.length > 1 && <SectionTabs label="기획전 구성" sections={tabs} isFilled={false} />}
      {sections.map((section) => (
        <ExhibitionSection key={section.sectionNo} section={section} />
      ))}
      {hasNotice && <ExhibitionNotice lines={exhibition.noticeLines} />}
    </div>
  );
}
