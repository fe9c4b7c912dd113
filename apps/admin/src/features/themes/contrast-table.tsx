import type { ThemeBody } from '@mall/contracts/mall-theme';
import { judgeTokens, type Offer, offersFor } from '@mall/domain/theme/theme-pairs';
import { tokensOf } from '@mall/domain/theme/theme-tokens';
import { themeColourWords } from '@mall/domain/theme/theme-words';
import { useMemo } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';

import styles from './themes.module.css';

type Props = { theme: ThemeBody; onTake: ((offer: Offer) => void) | undefined };

const areColours = (theme: ThemeBody) =>
  Object.keys(themeColourWords).every((name) => /^#[0-9a-f]{6}$/.test(theme[name as keyof ThemeBody]));

/** Every pair of text and background, its contrast, and the contrast it needs. */
export function ContrastTable({ theme, onTake }: Props) {
  const judged = useMemo(() => {
    if (!areColours(theme)) return undefined;
    const tokens = tokensOf(theme);
    return { tokens, pairs: judgeTokens(tokens), offers: offersFor(theme) };
  }, [theme]);
  if (!judged) return <p className={styles.note}>색은 #0d6449처럼 여섯 자리로 적어 주세요.</p>;
  const { tokens, pairs, offers } = judged;
  const failing = pairs.filter(({ isPassing }) => !isPassing).length;
  return (
    <section className={styles.contrast} aria-label="대비 검사">
      <header>
        <h2>대비 검사</h2>
        <Badge tone={failing > 0 ? 'err' : 'ok'}>
          {failing > 0 ? `${pairs.length}개 중 ${failing}개 부족` : `${pairs.length}개 모두 통과`}
        </Badge>
        <span className={styles.note}>글자는 4.5, 큰 글자와 테두리는 3 이상이어야 저장할 수 있어요</span>
      </header>
      {offers.map((offer) => (
        <p key={offer.name} className={styles.offer}>
          <i className={styles.sample} style={{ background: offer.colour }} aria-hidden="true" />
          {themeColourWords[offer.name]} 색을 <b>{offer.colour}</b> 로 하면 모두 읽을 수 있어요
          {onTake && (
            <Button size="sm" onClick={() => onTake(offer)}>
              이 색 쓰기
            </Button>
          )}
        </p>
      ))}
      <ul>
        {pairs.map(({ label, front, ground, contrast, isPassing }) => (
          <li key={label} data-failing={!isPassing || undefined}>
            <i style={{ color: tokens[front], background: tokens[ground] }} aria-hidden="true">
              가
            </i>
            <span>{label}</span>
            <b>{contrast.toFixed(1)}</b>
            <em>{isPassing ? '통과' : '부족'}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
