/** A wrong value in the environment; the message is one line that says what to write. */
export class SettingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingError';
  }
}
