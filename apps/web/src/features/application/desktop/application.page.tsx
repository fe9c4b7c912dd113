import type { ApplicationStep as Step } from '@mall/contracts/application-codes';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Page } from '@mall/ui/page';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useApplication } from '../model/use-application.ts';
import { ApplicationStep } from '../parts/application-step.tsx';
import { ChoiceSummary } from '../parts/choice-summary.tsx';
import { NoApplication } from '../parts/no-application.tsx';
import { StepList } from '../parts/step-list.tsx';
import styles from './application.module.css';

type Props = { step: Step; productNo: string };

/** A step of the application for a phone, on the desktop site. */
export function ApplicationPage({ step, productNo }: Props) {
  const { open, isMissing, error, retry } = useApplication(step, productNo);
  return (
    <Page paddingBottom={96}>
      <Text as="h1" variant="screen" paddingTop={44} paddingInline={0} paddingBottom={26}>
        휴대폰 신청
      </Text>
      {isMissing && <NoApplication />}
      {error && !isMissing && <ErrorNotice error={error} onRetry={retry} />}
      {!open && !error && <Skeleton height={480} />}
      {open && (
        <>
          <StepList draft={open.draft} current={step} />
          <Grid
            columns="minmax(0, 1fr) 360px"
            align="start"
            gap={56}
            paddingTop={32}
            marginTop={20}
            className={styles.columns}
          >
            <ApplicationStep step={step} application={open} />
            <Stack
              as="aside"
              gap={18}
              padding={24}
              surface="frame"
              className={styles.side}
              aria-label="신청하는 휴대폰"
            >
              <ChoiceSummary {...open} />
              <Note>단계마다 저장돼요. 휴대폰이나 다른 컴퓨터에서 이어서 작성할 수 있어요.</Note>
            </Stack>
          </Grid>
        </>
      )}
    </Page>
  );
}
