export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
