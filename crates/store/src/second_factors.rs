use uuid::Uuid;

use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp, identities, sessions};

/// What an account asks for beside its password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondFactor {
    /// The secret of the authenticator app, as the caller sealed it.
    pub secret: Vec<u8>,
    /// When a code first proved that the app is set up; until then it is not asked for.
    pub confirmed_at: Option<Timestamp>,
    /// Recovery codes that were not used yet.
    pub recovery_codes: u32,
}

/// What shows that an authenticator app is set up.
#[derive(Clone, Copy, Debug)]
pub struct SecondFactorProof<'a> {
    /// The secret, as it was kept when the set-up began.
    pub secret: &'a [u8],
    /// The time step of the code that the app showed.
    pub step: i64,
    /// The SHA-256 of each recovery code.
    pub recovery_codes: &'a [[u8; 32]],
    /// The session that goes on: the SHA-256 of its token.
    pub session: [u8; 32],
    /// When it is confirmed.
    pub now: Timestamp,
}

/// The second factor of one account. Recovery codes are known by their SHA-256 only.
#[derive(Clone)]
pub struct SecondFactors {
    db: Db,
    owner: Uuid,
}

impl SecondFactors {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// The second factor, asked for already or not.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self) -> Result<Option<SecondFactor>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT secret, confirmed_at,
                 (SELECT COUNT(*) FROM recovery_codes WHERE recovery_codes.user_id = second_factors.user_id) AS codes
                 FROM second_factors WHERE user_id = $1",
            )
            .bind(self.owner)
            .optional()
            .await?;
        row.map(|row| {
            let codes: i64 = row.get("codes")?;
            Ok(SecondFactor {
                secret: row.get("secret")?,
                confirmed_at: row.get("confirmed_at")?,
                recovery_codes: codes.try_into().unwrap_or(u32::MAX),
            })
        })
        .transpose()
    }

    /// Keeps a secret until a code confirms it, in the place of an earlier unconfirmed one; false when one is confirmed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn begin(&self, secret: &[u8], now: Timestamp) -> Result<bool, StoreError> {
        let begun = self
            .db
            .write(
                "INSERT INTO second_factors (user_id, secret, created_at) VALUES ($1, $2, $3)
                 ON CONFLICT (user_id) DO UPDATE SET secret = $2, created_at = $3, last_step = 0
                 WHERE second_factors.confirmed_at IS NULL",
            )
            .bind(self.owner)
            .bind(secret)
            .bind(now)
            .execute()
            .await?;
        Ok(begun > 0)
    }

    /// Confirms the secret that `begin` kept, by the code of a time step, and sets the recovery codes. All other sessions of
    /// the user and all keys for scripts end, and identities are disconnected: they were made without the second factor. False when there is no secret to be
    /// confirmed, or it is another one by now.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn confirm(&self, proof: SecondFactorProof<'_>) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let confirmed = self.confirm_in(&mut transaction, proof).await;
        transaction.end(confirmed).await
    }

    async fn confirm_in(
        &self,
        transaction: &mut Transaction,
        proof: SecondFactorProof<'_>,
    ) -> Result<bool, StoreError> {
        let confirmed = transaction
            .statement(
                "UPDATE second_factors SET confirmed_at = $3, last_step = $4
                 WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL",
            )
            .bind(self.owner)
            .bind(proof.secret)
            .bind(proof.now)
            .bind(proof.step)
            .execute()
            .await?;
        if confirmed > 0 {
            self.set_codes_in(transaction, proof.recovery_codes).await?;
            identities::disconnect_all_in(transaction, self.owner).await?;
            sessions::end_others_in(transaction, self.owner, proof.session).await?;
        }
        Ok(confirmed > 0)
    }

    /// Marks the code of a time step as used; false when it, or a later one, was used already.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn use_step(&self, step: i64) -> Result<bool, StoreError> {
        let used = self
            .db
            .write(
                "UPDATE second_factors SET last_step = $2
                 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL",
            )
            .bind(self.owner)
            .bind(step)
            .execute()
            .await?;
        Ok(used > 0)
    }

    /// Uses a recovery code up; false when there is no such one.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn use_recovery_code(&self, code_hash: [u8; 32]) -> Result<bool, StoreError> {
        let used = self
            .db
            .write("DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2")
            .bind(self.owner)
            .bind(&code_hash[..])
            .execute()
            .await?;
        Ok(used > 0)
    }

    /// Puts new recovery codes in the place of the old ones; false when no second factor is confirmed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn replace_recovery_codes(&self, codes: &[[u8; 32]]) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let replaced = self.replace_codes_in(&mut transaction, codes).await;
        transaction.end(replaced).await
    }

    async fn replace_codes_in(&self, transaction: &mut Transaction, codes: &[[u8; 32]]) -> Result<bool, StoreError> {
        // The row is changed to nothing else, so that two replacements take turns.
        let confirmed = transaction
            .statement(
                "UPDATE second_factors SET last_step = last_step WHERE user_id = $1 AND confirmed_at IS NOT NULL",
            )
            .bind(self.owner)
            .execute()
            .await?;
        if confirmed > 0 {
            self.set_codes_in(transaction, codes).await?;
        }
        Ok(confirmed > 0)
    }

    async fn set_codes_in(&self, transaction: &mut Transaction, codes: &[[u8; 32]]) -> Result<(), StoreError> {
        transaction.statement("DELETE FROM recovery_codes WHERE user_id = $1").bind(self.owner).execute().await?;
        for code in codes {
            transaction
                .statement("INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)")
                .bind(self.owner)
                .bind(&code[..])
                .execute()
                .await?;
        }
        Ok(())
    }

    /// Removes the second factor with its recovery codes; false when there was none that is asked for.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove(&self) -> Result<bool, StoreError> {
        let removed = self
            .db
            .write("DELETE FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL")
            .bind(self.owner)
            .execute()
            .await?;
        Ok(removed > 0)
    }
}

/// Removes the set-ups that were begun before a moment and that no code confirmed; gives their number.
pub(crate) async fn sweep(db: &Db, begun_before: Timestamp) -> Result<u64, StoreError> {
    let sql = "DELETE FROM second_factors WHERE confirmed_at IS NULL AND created_at < $1";
    db.write(sql).bind(begun_before).execute().await
}
