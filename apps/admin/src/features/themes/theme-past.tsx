import type { OfficeTheme, ThemeVersion } from '@mall/contracts/office/themes';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Part } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import type { Publish } from './publish-button.tsx';
import { fieldWords } from './theme-words.ts';
import styles from './themes.module.css';

type Props = { held: OfficeTheme; publish: Publish; isBlocked: boolean };

/** The history of the theme; every version can be published again. */
export function ThemePast({ held: { history, live, mayWrite }, publish, isBlocked }: Props) {
  if (history.length === 0) return null;
  return (
    <div className={styles.past}>
      <Part title="이전 버전">
        <ul>
          {history.map((one) => (
            <li key={one.version}>
              <b>{`v${one.version}`}</b>
              <span>{`${momentText(one.at)} · ${one.by ?? '처음 모습'}`}</span>
              <span className={styles.note}>{wordsOf(one)}</span>
              {one.version === live.version && <Badge tone="ok">공개 중</Badge>}
              {mayWrite && one.version !== live.version && (
                <Button
                  size="sm"
                  variant="ghost"
                  isBusy={publish.isBusy}
                  disabled={isBlocked}
                  aria-label={`v${one.version} 다시 공개`}
                  onClick={() => publish.go(one.version, `v${one.version} 모습으로 공개했어요`)}
                >
                  되돌리기
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const stateWords: Readonly<Record<ThemeVersion['state'], string>> = { DRAFT: '초안', SCHEDULED: '예약', LIVE: '공개' };

const wordsOf = ({ changed, state }: ThemeVersion): string => {
  const fields = changed.map((name) => fieldWords[name as keyof typeof fieldWords]).join(', ');
  return [stateWords[state], fields].filter(Boolean).join(' · ');
};
