import type { ApplicationStep } from '@mall/contracts/application-codes';
import type { Device } from '@mall/contracts/codes';

/** A step of the application for a phone, below the mall (goods/orderWireless/{orderPage}). */
export const applicationStepLink = (step: ApplicationStep, productNo: string, device: Device): string =>
  `${applicationRoot(device)}/${step}/${encodeURIComponent(productNo)}`;

/** The application is there, under its number. */
export const applicationDoneLink = (applicationNo: string, device: Device): string =>
  `${applicationRoot(device)}/complete/${applicationNo}`;

const applicationRoot = (device: Device): string =>
  device === 'mobile' ? '/goods/orderWireless' : '/order/orderWireless';

export const applicationListLink = (device: Device): string =>
  device === 'mobile' ? '/myShop/listMyWireless' : '/myshop/listMyWireless';
/** An application in full; for malls without a My Shop too. */
export const applicationLink = (applicationNo: string, device: Device): string =>
  `${applicationRoot(device)}/detail/${applicationNo}`;

/** The contract sheet in a window of its own, to be printed. */
export const contractPrintLink = (applicationNo: string): string =>
  `/popup/printWirelessGoodsOrder?applicationNo=${applicationNo}`;
