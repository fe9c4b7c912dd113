import type { ApplicationQuote } from '@mall/contracts/application';
import { courseOf } from '@mall/domain/application-course';
import { formatWon } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { ChosenProduct } from '../../../entities/application/chosen-product.tsx';
import { weekdayText } from '../../../lib/moment-text.ts';
import { useApplicationDetail } from '../model/use-applications.ts';
import { ApplicationCourse } from './application-course.tsx';
import styles from './application-done.module.css';
import { ContractButtons } from './contract-buttons.tsx';
import { PhoneSteps } from './phone-steps.tsx';

/** The application was submitted: its number, what happens next, and the sheet. */
export function ApplicationDone({ applicationNo }: { applicationNo: string }) {
  const { detail, isPending, isMissing, error, retry } = useApplicationDetail(applicationNo);
  if (isPending) return <Skeleton height={420} />;
  if (isMissing) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  const { card, sheet } = detail;
  const arrival = courseOf(detail, new Date()).at(-1);
  return (
    <div className={styles.page}>
      <StatusPage
        picture={<ObjectPicture name="emoji/party" size={96} />}
        title="휴대폰을 신청했어요"
        actions={
          <>
            <Button size="lg" render={<ScreenLink screen="home" />}>
              쇼핑 계속하기
            </Button>
            <Button
              size="lg"
              variant="primary"
              render={<ScreenLink screen="applicationDetail" applicationNo={applicationNo} />}
            >
              신청 상세 보기
            </Button>
          </>
        }
      >
        {arrival?.day && `${weekdayText(arrival.day)}에 받을 예정이에요`}
      </StatusPage>
      <Stack gap={32} paddingBottom={32}>
        <ApplicationCourse detail={detail} />
        {sheet && <PhoneSteps detail={detail} sheet={sheet} />}
      </Stack>
      <Stack gap={20} padding={24} surface="frame">
        <ChosenProduct name={card.productName} image={card.image} to={productTarget(card.productNo)}>
          <span>{card.choiceText}</span>
        </ChosenProduct>
        {sheet && <MonthlySum quote={sheet.quote} />}
        <KeyValueList items={[{ label: '신청번호', value: card.applicationNo }]} />
        {sheet && <ContractButtons applicationNo={applicationNo} />}
      </Stack>
    </div>
  );
}

/** The monthly payment and its parts. */
function MonthlySum({ quote }: { quote: ApplicationQuote }) {
  const { instalmentMonths, deviceMonthly, planMonthlyPrice, planDiscountMonthly, planMonthly, monthlyTotal } = quote;
  const discount =
    planDiscountMonthly > 0 && `${formatWon(planMonthlyPrice)} − 선택약정 ${formatWon(planDiscountMonthly)}`;
  const device = instalmentMonths === 1 ? '일시불' : `${instalmentMonths}개월 할부`;
  return (
    <SumList
      rows={[
        { label: <Summand name="기기값" note={device} />, amount: deviceMonthly },
        { label: <Summand name="요금" note={discount || ''} />, amount: planMonthly },
      ]}
      total={{ label: '매달 내는 금액', amount: monthlyTotal }}
    />
  );
}

const Summand = ({ name, note }: { name: string; note: string }) => (
  <>
    {name}{' '}
    <Text as="small" size={13} tone="muted">
      {note}
    </Text>
  </>
);
