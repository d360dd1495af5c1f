-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_promo_code_key" ON "newsletter_subscribers"("promo_code");
