import { Router } from 'express';
import { maxNightRates, readNightRates } from '@getaway/contracts/http/night-rates';
import { listPricing, readTaxRate } from '@getaway/contracts/http/pricing';
import { validatePromoCode } from '@getaway/contracts/http/promo-codes';
import { requestQuote as requestQuoteCall } from '@getaway/contracts/http/quote';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addCents, decimalFromCents } from '@getaway/kernel/money';
import { stay } from '@getaway/kernel/stay';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { listPricingSettings, readPriceBook, readTaxTenThousandths } from './price-book.repository.ts';
import { codeCountedByHold, findPromoCode } from '../promo-codes/promo-codes.repository.ts';
import { bookableNights } from '../availability/night-range.rules.ts';
import { priceNight } from './nightly-rate.rules.ts';
import { normalizePromoCode, promoRefusal } from '../promo-codes/promo-code.rules.ts';
import { promoOnWire } from './request-quote.ts';
import { ownHoldId } from '../holds/hold-cookie.http.ts';
import { pricingOnWire } from './pricing-settings.http.ts';
import { withPromoGuess, type PromoGuessDeps } from '../promo-codes/promo-guesses.http.ts';
import { guestQuote, staffQuote, type QuoteDeps } from './guest-quote.http.ts';

/** How long a calendar may show an old price; the quote decides. */
const nightRatesAreKept = 'public, max-age=60';

export function priceRoutes(
  deps: PromoGuessDeps & QuoteDeps & { guard: SessionGuard; secureCookies: boolean },
): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;

  mount(router, requestQuoteCall, requireStaff, async ({ body, request }) => {
    const isForStaff = body.bookingId !== undefined || body.paymentMethod === 'manual';
    if (isForStaff && !(await deps.guard.identify(request))) return new Problem('unauthenticated');
    if (isForStaff) return staffQuote(deps, body);
    return withPromoGuess(deps, { request, code: body.promoCode }, () =>
      guestQuote(deps, body, ownHoldId(request, deps.secureCookies)),
    );
  });

  mount(router, listPricing, requireStaff, async ({ response }) => {
    const settings = await listPricingSettings(prisma);
    response.set('X-Total-Count', String(settings.length));
    return settings.map(pricingOnWire);
  });

  mount(router, readTaxRate, requireStaff, async () => ({
    rate: (await readTaxTenThousandths(prisma)) / 10_000,
  }));

  mount(
    router,
    readNightRates,
    requireStaff,
    async ({ query }) => {
      const today = dateInZone(deps.now(), deps.timeZone);
      const asked = bookableNights(query, { today, maxNights: maxNightRates });
      if (!asked.ok)
        return new Problem('invalid-request', { errors: [asked.fault], detail: asked.fault.message });
      const { rates } = await readPriceBook(prisma);
      const nights = asked.nights.map((night) => priceNight(night, rates));
      return {
        nights: nights.map(({ date, rate, surcharge }) => ({
          date,
          price: decimalFromCents(addCents(rate, surcharge)),
        })),
      };
    },
    { cacheControl: nightRatesAreKept },
  );

  mount(router, validatePromoCode, requireStaff, async ({ body, request }) =>
    withPromoGuess(deps, { request, code: body.code }, async () => {
      const code = normalizePromoCode(body.code);
      const promo = await findPromoCode(prisma, code);
      const range =
        body.checkInDate && body.checkOutDate ? stay(body.checkInDate, body.checkOutDate) : undefined;
      const held = await codeCountedByHold(prisma, ownHoldId(request, deps.secureCookies));
      const reason = promoRefusal(promo, {
        now: deps.now(),
        alreadyCounted: held !== undefined && held === promo?.id,
        ...(range?.ok ? { stay: range.stay } : {}),
      });
      if (reason || !promo) return { valid: false as const, reason: reason ?? ('unknown' as const) };
      return { valid: true as const, ...promoOnWire(promo) };
    }),
  );

  return router;
}
