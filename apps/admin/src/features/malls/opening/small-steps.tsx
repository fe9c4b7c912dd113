import type { MallOpening } from '@mall/contracts/office/mall-opening';
import type { MallSettings } from '@mall/contracts/office/malls';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card } from '../../../kit/page.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { IdentitySection } from '../identity-section.tsx';
import { LawSection } from '../law-section.tsx';
import { salesTypeWords } from '../mall-words.ts';
import styles from './opening.module.css';

const originWords = { EMPTY: '처음부터', COPY: '복사', CHILD: '블루프린트' };

/** The choices made when the mall was created, which are fixed. */
export function FromStep({ opening: { origin, mallUrl, salesType } }: { opening: MallOpening }) {
  return (
    <Card title="만들 때 정한 것" note="바꾸려면 새로 만들어 주세요">
      <dl className={styles.facts}>
        <dt>시작점</dt>
        <dd>{origin.kind === 'EMPTY' ? originWords.EMPTY : `${originWords[origin.kind]} · ${origin.name}`}</dd>
        <dt>주소</dt>
        <dd>{mallUrl}</dd>
        <dt>판매 유형</dt>
        <dd>{salesTypeWords[salesType]}</dd>
      </dl>
    </Card>
  );
}

type Props = { settings: MallSettings };

/** The company that members buy from, and how they contact it. */
export function WhoStep({ settings }: Props) {
  const { law, identity, mayWrite } = settings;
  return (
    <>
      <LawSection key={`law ${law.version}`} settings={settings} mayWrite={mayWrite.includes('law')} />
      <IdentitySection
        key={`identity ${identity.version}`}
        settings={settings}
        mayWrite={mayWrite.includes('identity')}
      />
    </>
  );
}

/** The terms are the provider's, with the mall's annexes; the other texts were copied. All are edited at their desks. */
export function TextsStep({ opening: { texts, mallUrl } }: { opening: MallOpening }) {
  const search = { mall: mallUrl, opening: 'texts' };
  return (
    <Card title="이 몰에 보일 글" note="몰 이름은 새 이름으로 바꿔 넣었어요">
      <ul className={styles.texts}>
        <li>
          <b>약관</b>
          <span>
            {`운영사 약관 ${grouped(texts.terms)}종을 그대로 써요. `}
            {texts.annexes > 0 ? `이 몰이 ${grouped(texts.annexes)}종에 글을 더했어요.` : '이 몰이 더한 글은 없어요.'}
          </span>
          <OfficeLink screen="terms" search={{ ...search, of: 'mall' }}>
            몰 추가 약관
          </OfficeLink>
        </li>
        <li>
          <b>FAQ</b>
          <span>{`${grouped(texts.faqs)}개`}</span>
          <OfficeLink screen="faq" search={search}>
            FAQ 고치기
          </OfficeLink>
        </li>
        <li>
          <b>팝업</b>
          <span>{texts.popups > 0 ? `${grouped(texts.popups)}개가 보이고 있어요` : '보이는 팝업이 없어요'}</span>
          <OfficeLink screen="contents" search={search}>
            콘텐츠로 가기
          </OfficeLink>
        </li>
        <li>
          <b>홈</b>
          <span>상품을 진열하면 추천 상품이 채워져요.</span>
          <OfficeLink screen="home" search={search}>
            홈 편집
          </OfficeLink>
        </li>
      </ul>
    </Card>
  );
}
