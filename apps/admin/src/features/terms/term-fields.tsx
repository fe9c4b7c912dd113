import type { TermDetail, TermWords } from '@mall/contracts/office/terms';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { earliestDay, koreanDay } from '@mall/domain/terms';
import { draftNotice } from '@mall/domain/terms-notice';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../../kit/button.tsx';
import { Checkbox, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { Card } from '../../kit/page.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { grouped } from '../../lib/numbers.ts';
import { fieldWords } from './term-words.ts';
import styles from './terms.module.css';

type Props = { form: OfficeForm<TermWords>; detail: TermDetail; mayAskAgain: boolean };

/** The first day, the text, and the notice to members. */
export function TermFields({ form, detail, mayAskAgain }: Props) {
  const { isAdverse } = form.values;
  const lastDay = detail.versions[0]?.appliedOn;
  const earliest = earliestDay({ today: seoulDayOf(new Date()), isAdverse, lastDay });
  const turnAdverse = (isOn: boolean) => {
    form.set('isAdverse', isOn);
    if (isOn) form.set('sendsMail', true);
  };
  return (
    <>
      <Card title="언제부터">
        <div className={styles.fields}>
          <TextField
            label={fieldWords.appliedOn}
            type="date"
            help={`오늘 승인되면 ${koreanDay(earliest)}부터 시행할 수 있어요. 그날 00:00에 저절로 시작해요.`}
            {...form.field('appliedOn')}
          />
          <div className={styles.checks}>
            <Checkbox checked={isAdverse} onChange={({ target }) => turnAdverse(target.checked)}>
              회원에게 불리한 변경이에요 (30일 전에 알려요)
            </Checkbox>
            {mayAskAgain && (
              <Checkbox
                checked={form.values.needsConsent}
                onChange={({ target }) => form.set('needsConsent', target.checked)}
              >
                앞 버전에 동의한 회원에게 다시 동의를 받아요
              </Checkbox>
            )}
          </div>
        </div>
      </Card>
      <Card title="글">
        <RichText
          label={fieldWords.html}
          html={form.values.html}
          error={form.errors['html']}
          maxLength={form.field('html').maxLength}
          onChange={(html) => form.set('html', html)}
        />
      </Card>
      <Notice form={form} detail={detail} />
    </>
  );
}

function Notice({ form, detail: { termCode, versions, malls, readers } }: Pick<Props, 'form' | 'detail'>) {
  const { html: after, appliedOn, isAdverse, sendsMail } = form.values;
  const draft = () => {
    const told = draftNotice({ termCode, appliedOn, isAdverse, before: versions[0]?.html ?? '', after });
    form.set('noticeTitle', told.noticeTitle);
    form.set('noticeHtml', told.noticeHtml);
  };
  return (
    <Card
      title="회원에게 알릴 글"
      note={`게시판 ${grouped(malls)}곳`}
      end={
        <Button size="sm" icon={RotateCw} onClick={draft}>
          바뀐 내용으로 다시 만들기
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField label={fieldWords.noticeTitle} {...form.field('noticeTitle')} />
        <RichText
          label={fieldWords.noticeHtml}
          html={form.values.noticeHtml}
          error={form.errors['noticeHtml']}
          maxLength={form.field('noticeHtml').maxLength}
          onChange={(html) => form.set('noticeHtml', html)}
        />
        <div className={styles.checks}>
          <Checkbox
            checked={sendsMail}
            disabled={isAdverse}
            onChange={({ target }) => form.set('sendsMail', target.checked)}
          >
            {`같은 글을 회원 ${grouped(readers)}명에게 메일로도 보내요`}
          </Checkbox>
          {form.errors['sendsMail'] && <p role="alert">{form.errors['sendsMail']}</p>}
        </div>
      </div>
    </Card>
  );
}
