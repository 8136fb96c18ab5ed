/** The reason why a delivery failed, without anybody's address. */
export interface Fault {
  /** Such as `EENVELOPE 550 5.1.1`. */
  name: string;
  /** Whether the server refused this mail or its recipient, and would do so again. */
  refused: boolean;
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Commands whose refusal concerns the mail; others concern the connection or our settings. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** Never contains the error's message: mail servers repeat addresses in it. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'unknown', refused: false };
  const { code, command, responseCode, response } = error as SmtpError;
  const detail = typeof response === 'string' ? /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) : null;
  const parts = [typeof code === 'string' ? code : error.name, responseCode, detail?.[0]];
  return {
    name: parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' '),
    refused:
      typeof responseCode === 'number' &&
      responseCode >= 500 &&
      ABOUT_THE_MAIL.includes(String(command)),
  };
}
