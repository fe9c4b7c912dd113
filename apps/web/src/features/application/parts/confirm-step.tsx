import type { ApplicationStep } from '@mall/contracts/application-codes';
import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { stepLabels } from '@mall/domain/application-steps';
import { formatWonPerMonth } from '@mall/domain/money';
import { formatPhone } from '@mall/domain/phone-number';
import { discountTypeLabels, instalmentLabel, joinTypeLabels } from '@mall/domain/wireless-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { Consents } from '../../../entities/terms/consents.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import { useSigning } from '../model/use-signing.ts';
import styles from './confirm-step.module.css';
import { QuoteSums } from './quote-sums.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

type Props = { readonly application: OpenApplication };

/** 확인: a summary, the consents, and the signature. */
export function ConfirmStep({ application }: Props) {
  const {
    draft,
    form: { terms },
    priced,
  } = application;
  const form = useSigning(application);
  if (!priced) {
    return (
      <Note tone="warn">
        고른 요금제나 용량을 지금은 신청할 수 없어요.{' '}
        <ScreenLink screen="applicationStep" step="plan" productNo={draft.productNo}>
          요금제 다시 고르기
        </ScreenLink>
      </Note>
    );
  }
  return (
    <StepForm title="신청 내용 확인" hint="신청하면 내용을 바꿀 수 없어요. 결제는 하지 않아요." form={form}>
      <Facts draft={draft} />
      <Part step="plan" draft={draft}>
        <KeyValueList
          items={[
            { label: '가입 유형', value: joinTypeLabels[draft.choice.joinType].title },
            { label: '요금제', value: `${priced.plan.carrier} ${priced.plan.name}` },
            { label: '할인 방법', value: discountTypeLabels[priced.quote.discountType] },
            { label: '약정', value: `${priced.quote.contractMonths}개월` },
            { label: '기기값 할부', value: instalmentLabel(priced.quote.instalmentMonths) },
          ]}
        />
        <QuoteSums quote={priced.quote} />
      </Part>
      <Consents
        terms={terms}
        agreed={form.values.agreedTerms}
        onChange={(agreedTerms) => form.set({ agreedTerms })}
        error={form.errors['agreedTerms']}
      />
      <StepButtons
        step="confirm"
        productNo={draft.productNo}
        form={form}
        label={`${formatWonPerMonth(priced.quote.monthlyTotal)}으로 신청하기`}
      />
    </StepForm>
  );
}

function Facts({ draft }: { draft: ApplicationDraft }) {
  const { applicant, delivery, certified } = draft;
  return (
    <>
      {applicant && (
        <Part step="join" draft={draft}>
          <KeyValueList
            items={[
              { label: '이름', value: applicant.name },
              { label: '생년월일', value: applicant.birthDate.replaceAll('-', '.') },
              { label: '휴대폰 번호', value: formatPhone(applicant.phone) },
              { label: '이메일', value: applicant.email },
              ...(applicant.currentCarrier === '' ? [] : [{ label: '지금 통신사', value: applicant.currentCarrier }]),
              { label: '본인인증', value: certified ? '마쳤어요' : '아직 안 했어요' },
            ]}
          />
        </Part>
      )}
      {delivery && (
        <Part step="delivery" draft={draft}>
          <KeyValueList
            items={[
              { label: '받는 분', value: `${delivery.recipient} ${formatPhone(delivery.phone)}` },
              { label: '주소', value: `(${delivery.postcode}) ${delivery.roadAddress} ${delivery.detailAddress}` },
              { label: '요청 사항', value: delivery.request || '없음' },
            ]}
          />
        </Part>
      )}
    </>
  );
}

type PartProps = { readonly step: ApplicationStep; readonly draft: ApplicationDraft; readonly children: ReactNode };

/** A part of what is signed, with a link to change it. */
function Part({ step, draft, children }: PartProps) {
  return (
    <Stack as="section" gap={16} className={styles.part} aria-label={stepLabels[step]}>
      <Row align="center" justify="between" className={styles.head}>
        <Text as="h3" size={16} weight="bold">
          {stepLabels[step]}
        </Text>
        <ScreenLink
          screen="applicationStep"
          step={step}
          productNo={draft.productNo}
          aria-label={`${stepLabels[step]} 바꾸기`}
        >
          바꾸기
        </ScreenLink>
      </Row>
      {children}
    </Stack>
  );
}
