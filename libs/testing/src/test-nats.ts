import { openInfrastructure } from './infrastructure.ts';

export interface TestNats {
  readonly url: string;
  /** Stops the server; its streams are kept. */
  goAway(): Promise<void>;
  /** Restarts it at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate NATS server, for tests that need empty streams or a failing broker. */
export async function startTestNats(): Promise<TestNats> {
  const infrastructure = openInfrastructure();
  try {
    const url = await infrastructure.start('nats');
    return {
      url,
      goAway: () => infrastructure.stopPart('nats'),
      comeBack: async () => {
        await infrastructure.start('nats');
      },
      stop: () => infrastructure.stop(),
    };
  } catch (error) {
    await infrastructure.stop();
    throw error;
  }
}
