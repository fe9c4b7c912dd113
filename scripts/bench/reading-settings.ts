type Setting = { readonly url: string; readonly folder: string };

/** The settings of a server for reads only: no rate limits, and no external services. */
export const readingSettings = ({ url, folder }: Setting): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: url,
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_MINUTE: '0',
  PAYMENT_URL: 'http://127.0.0.1:9',
  PAYMENT_SECRET_KEY: 'bench',
  CERTIFICATION_URL: 'http://127.0.0.1:9',
  CERTIFICATION_CP_ID: 'bench',
  CERTIFICATION_KEY: 'a key for the bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@mall.example',
});
