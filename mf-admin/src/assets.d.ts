/// <reference types="@getaway/federation/assets" />
